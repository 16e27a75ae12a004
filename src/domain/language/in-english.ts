import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Message } from './message.ts'
import { say } from './say.ts'

/** For the API, whose sentences are English for every client; a page says them in its reader's language. */
export const inEnglish = ({ message, values = {} }: Message): string => say(compiled(message), values, 'en')

/** As a page has it, the build has compiled it already (scripts/messages/messages-plugin.ts). */
const compiled = (message: string | CompiledMessage) =>
  typeof message === 'string' ? compileMessageOrThrow(message) : message
