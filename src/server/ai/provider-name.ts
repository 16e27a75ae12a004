/** The name users know the default by; any other provider goes by its host. */
export function providerName(baseUrl: string): string {
  const { hostname } = new URL(baseUrl)
  return hostname === 'api.openai.com' ? 'OpenAI' : hostname
}
