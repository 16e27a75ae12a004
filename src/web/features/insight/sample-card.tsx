import { insightMessages } from '#domain/messages/insight-messages.ts'

const { empty, ours } = insightMessages

/** Where there is nothing to analyze yet: what this place is for. */
export function SampleCard() {
  return (
    <section
      aria-label={insightMessages.button}
      className="rounded-m border border-dashed border-line-strong px-5 py-5"
    >
      <h3 className="text-[17px]">{empty.title}</h3>
      <p className="mt-0.5 text-[13px] font-semibold text-ink-3">{empty.subtitle}</p>
      <p className="mt-3 max-w-[68ch] text-[15px] text-ink-2">{ours.sample}</p>
    </section>
  )
}
