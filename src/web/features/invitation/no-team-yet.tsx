import { Trans, useLingui } from '@lingui/react/macro'

export function NoTeamYet() {
  const { t } = useLingui()
  const steps = [
    { title: t`Ask your manager for an invitation link`, text: t`It is the only way onto a team.` },
    { title: t`Click the link`, text: t`Open it in this browser, where you are signed in.` },
    { title: t`Track your metrics and training`, text: t`Your daily check-in appears on this page.` },
  ]
  return (
    <div className="mx-auto max-w-[560px]">
      <h1 className="text-3xl">
        <Trans>Welcome to Your Dashboard</Trans>
      </h1>
      <p className="mt-2 text-ink-2">
        <Trans>You are not on a team yet. Your next steps:</Trans>
      </p>
      <ol className="mt-7 border-t border-line">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-b border-line py-5">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-bold text-brand tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h2 className="text-[17px] leading-8 font-semibold tracking-normal">{title}</h2>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
