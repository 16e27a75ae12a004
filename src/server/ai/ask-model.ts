import type { Prompt } from '#domain/insight/prompt-for.ts'

export type Question = Prompt & { maxTokens: number | undefined }

/** `busy`: it has had too many requests. `failed`: anything else that is no reply. */
export type ModelReply = { kind: 'reply'; text: string } | { kind: 'busy' | 'wrong-key' | 'failed' }

/** Puts one question to a language model, and gives up when whoever asked is gone. Never throws: a reply is a luxury. */
export type AskModel = (question: Question, gone: AbortSignal) => Promise<ModelReply>
