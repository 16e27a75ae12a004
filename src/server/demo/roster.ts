import type { AvatarLook } from './portrait-look.ts'
import { demoId } from './random.ts'

/** Reserved by RFC 2606, so no mail to the demo team can ever reach anybody. */
export const DEMO_DOMAIN = 'demo.plimsoll.example'
export const DEMO_PASSWORD = 'load-line-120'

export type Storyline =
  | 'regular'
  | 'overreaching'
  | 'back from injury'
  | 'fell ill'
  | 'new'
  | 'rarely answers'

export type DemoPerson = { fullName: string; email: string; look: AvatarLook | null }

export const idOf = ({ email }: DemoPerson): string => demoId('person', email)

export type DemoAthlete = DemoPerson & {
  storyline: Storyline
  /** The share of days with a check-in; over the team its quartiles are those in wellness-numbers.ts. */
  checkInShare: number
  plays: 'starts' | 'rotates' | 'comes on late'
  /** How far the last day has come when the coach looks at it. */
  today: 'all done' | 'checked in' | 'not yet'
}

const look = (
  style: AvatarLook['style'],
  hair: AvatarLook['hair'],
  skin: AvatarLook['skin'],
  scene: AvatarLook['scene'],
  shirt: AvatarLook['shirt'],
): AvatarLook => ({ style, hair, skin, scene, shirt })

function athlete(
  fullName: string,
  handle: string,
  avatar: AvatarLook | null,
  checkInShare: number,
  plays: DemoAthlete['plays'],
  today: DemoAthlete['today'],
  storyline: Storyline = 'regular',
): DemoAthlete {
  return { fullName, email: `${handle}@${DEMO_DOMAIN}`, look: avatar, checkInShare, plays, today, storyline }
}

export const demoCoach: DemoPerson = {
  fullName: 'Marta Kowalczyk',
  email: `coach@${DEMO_DOMAIN}`,
  look: look('fringe', 'silver', 'porcelain', 'deep', 'foam'),
}

// oxfmt-ignore
export const demoAthletes: readonly DemoAthlete[] = [
  athlete('Ida Solberg', 'ida.solberg', look('ponytail', 'straw', 'porcelain', 'deep', 'sea'), 0.97, 'starts', 'all done', 'overreaching'),
  athlete('Amara Diallo', 'amara.diallo', look('braids', 'ink', 'espresso', 'dune', 'navy'), 0.94, 'starts', 'all done'),
  athlete('Petra Nováková', 'petra.novakova', look('bob', 'walnut', 'sand', 'meadow', 'pine'), 0.95, 'starts', 'all done', 'back from injury'),
  athlete('Charlotte Wright-Anastasopoulou', 'charlotte.wright', look('long', 'cocoa', 'sand', 'dusk', 'foam'), 0.82, 'starts', 'not yet'),
  athlete('Yuki Tanabe', 'yuki.tanabe', look('fringe', 'ink', 'porcelain', 'kelp', 'sandstone'), 0.99, 'rotates', 'checked in'),
  athlete('María Fernanda de la Concepción Etxeberria-Goikoetxea', 'maria.fernanda', look('low bun', 'cocoa', 'honey', 'morning', 'navy'), 0.76, 'starts', 'checked in'),
  athlete('Zoë van den Broek', 'zoe.vandenbroek', look('headband', 'copper', 'porcelain', 'morning', 'pine'), 0.58, 'rotates', 'checked in', 'fell ill'),
  athlete('Łucja Wiśniewska', 'lucja.wisniewska', look('top bun', 'straw', 'sand', 'dune', 'sea'), 0.86, 'starts', 'checked in'),
  athlete('Þórdís Sigurðardóttir', 'thordis.sigurdardottir', look('long', 'straw', 'porcelain', 'kelp', 'foam'), 0.73, 'starts', 'checked in'),
  athlete('Nguyễn Thị Minh Châu', 'minh.chau', look('pulled back', 'ink', 'sand', 'dusk', 'sea'), 0.8, 'comes on late', 'all done'),
  athlete('Aoife Ní Bhriain', 'aoife.nibhriain', look('long', 'copper', 'porcelain', 'meadow', 'navy'), 0.45, 'rotates', 'not yet'),
  athlete('Chiamaka Okonkwo', 'chiamaka.okonkwo', look('curls', 'ink', 'umber', 'morning', 'foam'), 0.84, 'starts', 'checked in'),
  athlete('Leïla Benkhaled', 'leila.benkhaled', look('scarf', 'lagoon', 'honey', 'dune', 'sandstone'), 0.91, 'rotates', 'checked in'),
  athlete('Sofia Lindqvist', 'sofia.lindqvist', look('crop', 'straw', 'sand', 'deep', 'sandstone'), 0.33, 'comes on late', 'not yet'),
  athlete('Ana Beatriz Gonçalves', 'ana.goncalves', look('curls', 'walnut', 'chestnut', 'kelp', 'foam'), 0.74, 'starts', 'checked in'),
  athlete('Jelena Đorđević', 'jelena.dordevic', look('ponytail', 'cocoa', 'sand', 'meadow', 'sea'), 0.66, 'rotates', 'checked in'),
  athlete('Hsu Mei-Ling', 'meiling.hsu', look('bob', 'ink', 'sand', 'morning', 'sandstone'), 0.78, 'starts', 'checked in'),
  athlete('Hanna Kovalenko', 'hanna.kovalenko', look('braids', 'straw', 'porcelain', 'dusk', 'pine'), 0.53, 'rotates', 'checked in'),
  athlete('Tuuli Mäkelä-Hämäläinen', 'tuuli.makela', look('crop', 'copper', 'porcelain', 'kelp', 'sea'), 0.62, 'comes on late', 'not yet'),
  athlete('Venkatalakshmi Subramaniam-Raghunathan', 'venkata.subramaniam', look('low bun', 'ink', 'chestnut', 'dune', 'pine'), 0.7, 'rotates', 'checked in'),
  athlete('Élodie Marchand', 'elodie.marchand', look('headband', 'cocoa', 'chestnut', 'deep', 'foam'), 0.4, 'starts', 'checked in'),
  athlete('Keira Thompson', 'keira.thompson', null, 0.9, 'comes on late', 'checked in', 'new'),
  athlete('Noor Haddad', 'noor.haddad', look('pulled back', 'cocoa', 'honey', 'meadow', 'sandstone'), 0.48, 'rotates', 'not yet'),
  athlete('Eirini Papadopoulou', 'eirini.papadopoulou', null, 0.12, 'comes on late', 'not yet', 'rarely answers'),
]

/** The coach's labels; one is in two of them. */
export const demoGroups: readonly { name: string; handles: readonly string[] }[] = [
  {
    name: 'Defenders',
    handles: [
      'amara.diallo',
      'charlotte.wright',
      'thordis.sigurdardottir',
      'aoife.nibhriain',
      'chiamaka.okonkwo',
      'jelena.dordevic',
      'hanna.kovalenko',
      'noor.haddad',
    ],
  },
  {
    name: 'Midfielders',
    handles: [
      'ida.solberg',
      'yuki.tanabe',
      'maria.fernanda',
      'lucja.wisniewska',
      'ana.goncalves',
      'meiling.hsu',
      'venkata.subramaniam',
    ],
  },
  {
    name: 'U19',
    handles: ['minh.chau', 'sofia.lindqvist', 'tuuli.makela', 'keira.thompson', 'noor.haddad'],
  },
]

export const athleteCalled = (handle: string): DemoAthlete =>
  demoAthletes.find(({ email }) => email === `${handle}@${DEMO_DOMAIN}`)!

/** Days with data of the athlete who has just joined. */
export const NEW_ATHLETE_DAYS = 10

export const OVERREACHING_DAYS = 21

/** 0 until three weeks ago, then rising to 1 today. */
export function overreach(daysAgo: number): number {
  return Math.max(0, (OVERREACHING_DAYS - daysAgo) / OVERREACHING_DAYS)
}

export type InjuryPhase = 'healthy' | 'out' | 'first steps' | 'in the gym' | 'with the team'

export const INJURED_DAYS_AGO = 72
export const FIRST_STEPS_DAYS_AGO = 30

export function injuryPhase(daysAgo: number): InjuryPhase {
  if (daysAgo > INJURED_DAYS_AGO) return 'healthy'
  if (daysAgo > FIRST_STEPS_DAYS_AGO) return 'out'
  if (daysAgo > 19) return 'first steps'
  return daysAgo > 8 ? 'in the gym' : 'with the team'
}
