import { Trans } from '@lingui/react/macro'
import { useWriting } from '#web/language/use-writing.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadLineScene } from '#web/ui/load-line-scene.tsx'

export function Hero() {
  const { tenths } = useWriting()
  return (
    <section
      id="hero"
      aria-labelledby="hero-title"
      tabIndex={-1}
      className="scroll-mt-16 overflow-hidden outline-none"
    >
      <div className="mx-auto w-full max-w-[1240px] px-4 pt-10 sm:px-8 lg:pt-16">
        <h1
          id="hero-title"
          className="max-w-[12ch] text-[clamp(44px,6.6vw,92px)] leading-[0.96] font-heavy tracking-[-0.038em]"
        >
          <Trans>Know the load each athlete can carry.</Trans>
        </h1>
        <p className="mt-6 max-w-[46ch] text-lg text-ink-2 sm:text-xl">
          <Trans>
            A two-minute check-in every morning, training load that adds up, and a coach who sees who needs a
            lighter day before the warm-up starts.
          </Trans>
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/register" look="primary" size="l">
            <Trans>Join as an Athlete</Trans>
          </ButtonLink>
          <ButtonLink to="#how-it-works" size="l">
            <Trans>How It Works</Trans>
          </ButtonLink>
        </div>
      </div>
      <LoadLineScene className="mt-6 h-[clamp(230px,25vw,480px)] w-full lg:-mt-4">
        <circle cx="760" cy="52" r="8" className="fill-bad" />
        <text x="778" y="44" className="fill-bad text-[14px] font-semibold max-sm:text-[17px]">
          <Trans>Ida, week 38: 1.62, lighter Tuesday planned</Trans>
        </text>
        <text x="14" y="88" className="fill-ink-3 text-[13px] font-semibold">
          {tenths(1.3)}
        </text>
        <text x="14" y="207" className="fill-ink-3 text-[13px] font-semibold">
          {tenths(0.8)}
        </text>
      </LoadLineScene>
    </section>
  )
}
