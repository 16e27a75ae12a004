const reasons = [
  {
    title: 'Optimize training',
    text: 'Plan the next session from what the last one cost, not from what it was meant to cost.',
  },
  {
    title: 'Prevent injuries',
    text: 'A jump in load is visible while there is still time for a lighter day. It is no forecast, and it does not pretend to be one.',
  },
  {
    title: 'Track progress',
    text: 'Every week stays comparable with the four before it, and every rating with its own past.',
  },
  {
    title: 'Build trust',
    text: 'Athletes see what they gave, and know who reads it: their manager, and no team-mate.',
  },
]

export function WhyItMatters() {
  return (
    <div className="mt-20 grid gap-x-11 gap-y-8 border-t border-line pt-10 lg:grid-cols-3">
      <h3 className="text-[28px] font-heavy tracking-[-0.025em]">Why It Matters</h3>
      <dl className="grid gap-x-11 gap-y-8 sm:grid-cols-2 lg:col-span-2">
        {reasons.map(({ title, text }) => (
          <div key={title}>
            <dt className="text-lg font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
