export const invitationLink = (origin: string, code: string) =>
  `${origin}/join?code=${encodeURIComponent(code)}`
