import type { Prompt } from '#domain/insight/prompt-for.ts'

export type Question = Prompt & { maxTokens: number | undefined }

/** `busy`: it has had too many requests. `failed`: anything else that is no reply. */
export type ModelReply = { kind: 'reply'; text: string } | { kind: 'busy' | 'wrong-key' | 'failed' }

/** Puts one question to a language model, and gives up when the client is gone. Never throws: a reply is a luxury. */
export type AskModel = (question: Question, gone: AbortSignal) => Promise<ModelReply>

/** The name users know the default by; any other provider goes by its host. */
export function providerName(baseUrl: string): string {
  const { hostname } = new URL(baseUrl)
  return hostname === 'api.openai.com' ? 'OpenAI' : hostname
}
