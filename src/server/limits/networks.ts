import ipaddr from 'ipaddr.js'
import type { Attempt, Limit } from './rate-limit.ts'

/**
 * An IPv6 host usually owns a /64, a customer a /56 and a site a /48, from which it may come under any address. So all three
 * count, the wider ones up to more: others may be in them. The widest stays below what an account allows from everywhere.
 */
const IPV6_NETWORKS = [
  { bits: 64, times: 1 },
  { bits: 56, times: 1.5 },
  { bits: 48, times: 2 },
]

/** All that is no address counts together, so a client gains nothing by making some up. */
export const NO_ADDRESS = 'unknown'

type Network = { network: string; times: number }

/** The networks that an address is counted in, the narrowest first. */
export function networksOf(address: string): Network[] {
  if (!ipaddr.isValid(address)) return [{ network: NO_ADDRESS, times: 1 }]
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return [{ network: parsed.toString(), times: 1 }]
  const bytes = Buffer.from(parsed.toByteArray())
  return IPV6_NETWORKS.map(({ bits, times }) => ({
    network: `${bytes.toString('hex', 0, bits / 8)}/${bits}`,
    times,
  }))
}

/** A limit as it counts for the client's networks, and, if named, for one account from there. */
export function perNetwork(limit: Limit, address: string, account?: string): Attempt[] {
  return networksOf(address).map(({ network, times }) => [
    { ...limit, max: Math.floor(limit.max * times) },
    account === undefined ? network : `${account} ${network}`,
  ])
}
