export function greeting(fullName: string, hour: number): string {
  const partOfDay = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const firstName = fullName.trim().split(/\s+/u)[0]
  return firstName ? `Good ${partOfDay}, ${firstName}` : `Good ${partOfDay}`
}
