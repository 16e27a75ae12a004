const steps = [
  { title: 'Name it', text: 'Say what you want to know, such as sleep.' },
  { title: 'Choose a type', text: 'A rating from 1 to 5, or an answer in words.' },
  { title: 'Create it', text: 'It joins the daily check-in of your whole team.' },
  { title: 'Read the answers', text: 'They arrive under Daily Responses.' },
]

export function QuickStartGuide() {
  return (
    <section aria-labelledby="quick-start-guide" className="rounded-m bg-sunken px-4 py-3.5">
      <h3 id="quick-start-guide" className="text-[15px]">
        Quick Start Guide
      </h3>
      <ol className="mt-2.5 grid gap-x-5 gap-y-2 sm:grid-cols-2 md:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-2.5 text-sm leading-snug">
            <span aria-hidden className="w-3 shrink-0 font-heavy text-brand tabular-nums">
              {index + 1}
            </span>
            <p className="text-ink-2">
              <b className="font-semibold text-ink md:block">{title}</b>
              <span className="md:hidden">. </span>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
