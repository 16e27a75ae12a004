/** 'Fatigue', 'Fatigue and Mood', 'Fatigue, Mood and Stress' */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
