/** For a request that the client does not send itself. */
export const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map((pair) => pair.join('=')).join('; ')
