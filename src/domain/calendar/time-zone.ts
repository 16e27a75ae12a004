import { wallClockIn } from './local-day.ts'

export const DEFAULT_TIME_ZONE = 'UTC'

/** Engines that follow CLDR list and report these by the first name they ever had; IANA has renamed them since. Both are valid everywhere. */
const CURRENT_NAMES: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

export const currentZone = (zone: string): string => CURRENT_NAMES[zone] ?? zone

/** What a zone was called before, for those who look for it under that name. */
export const formerZone = (zone: string): string =>
  Object.keys(CURRENT_NAMES).find((former) => CURRENT_NAMES[former] === zone) ?? ''

/** 'Kyiv', of Europe/Kyiv. */
export const placeName = (zone: string): string => currentZone(zone).split('/').at(-1)!.replaceAll('_', ' ')

/** 'Europe/Kyiv (UTC+2)', by its name of today and with the offset of that moment. */
export const zoneLabel = (zone: string, now: Date): string =>
  `${currentZone(zone).replaceAll('_', ' ')} (${offsetOf(zone, now)})`

function offsetOf(zone: string, now: Date): string {
  const { day, time } = wallClockIn(zone, now)
  const minutes = Math.round((Date.parse(`${day}T${time}Z`) - now.getTime()) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
