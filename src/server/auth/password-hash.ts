import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

export type PasswordCost = { memory: number; passes: number; parallelism: number }

const derive = promisify(argon2)
/** Above what OWASP's Password Storage Cheat Sheet asks for at least (19 MiB, two passes). */
const COST: PasswordCost = { memory: 19_456, passes: 3, parallelism: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32
const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** In the format every Argon2 tool reads: it carries its cost, so that this can be raised and old hashes still count. */
export async function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt, cost, KEY_BYTES)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`
}

export async function isHashOf(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', key = ''] = FORMAT.exec(hash) ?? []
  if (!key) return false
  const stored = Buffer.from(key, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await keyOf(password, Buffer.from(salt, 'base64'), cost, stored.length), stored)
}

/** Normalised, since one device composes an accented letter and the next takes it apart. */
function keyOf(password: string, nonce: Buffer, cost: PasswordCost, tagLength: number): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost })
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
