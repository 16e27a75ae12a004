import type { LocalDay } from '#domain/calendar/local-day.ts'
import { randomFrom } from './random.ts'
import { type DemoAthlete, injuryPhase, NEW_ATHLETE_DAYS, overreach } from './roster.ts'
import { taperProgress } from './team-plan.ts'
import type { TrainingDay } from './training.ts'
import type { Ratings } from './wellness.ts'

type Notes = readonly [string, ...string[]]

const nothingNew: Notes = [
  'All good',
  'Nothing today',
  'No',
  'Fine, thanks',
  'Nothing to add',
  'Ready to train',
  'Same as yesterday, good',
  'Feeling normal',
  'Nope',
  'All fine here',
  'Good to go',
  'Nothing special',
]

const afterBadSleep: Notes = [
  'Slept badly, fire alarm in the building at 3.',
  'Woke up twice, otherwise OK.',
  'Short night, baby next door.',
  'Could not fall asleep before one.',
  'Too warm to sleep properly.',
  'Late shift yesterday, about six hours of sleep.',
]

const whenSore: Notes = [
  'Right calf tight since the sprints. Can train.',
  'Hamstrings stiff, loosening up with the roller.',
  'Quads still sore from the gym.',
  'Left adductor a bit tight, will see the physio before training.',
  'Lower back stiff after the bus.',
  'Sore all over, but the good kind.',
]

const whenTired: Notes = [
  'A bit flat today.',
  'Legs heavy on the warm-up yesterday.',
  'Tired, could use an easier start.',
  'Long day at work, low battery.',
]

const whenStressed: Notes = [
  'Exam on Thursday, a bit on edge.',
  'Moving flat this week.',
  'Two deadlines at work, sorted by the weekend.',
  'Family visit, little time for myself.',
  'May be ten minutes late, class runs over.',
]

const afterMatch: Notes = [
  'Knock on the shin from the match, bruise only.',
  'Good match, ankle fine after the tape.',
  'Took a kick to the thigh, ice helped.',
  'Blister on the left heel from the new boots.',
  'Happy with the match. A little stiff.',
]

const freshInTaper: Notes = [
  'Legs feel light.',
  'Fresh. Cannot wait for the weekend.',
  'Best I have felt in weeks.',
  'A bit restless with so little running.',
]

const overreaching: Notes = [
  'Legs heavy on the stairs again.',
  'Woke at four and lay awake. Will do the extra run anyway.',
  'Resting pulse 8 above normal this morning.',
  'Not hungry after training lately.',
  'Added a session to get my pace back.',
  'Sore in the same places as last week.',
  'Bad sleep, third night. I can still train.',
]

const sidelined: Notes = [
  'Physio at ten. Swelling is down.',
  'Knee calm, brace on.',
  'Stairs without the rail today.',
  'Scan results tomorrow.',
  'Missing the team. Knee is fine.',
  'Cleared for the pool by the doctor.',
]

const comingBack: Notes = [
  'First jog went well, no pain after.',
  'Knee a little warm last night, fine this morning.',
  'Single-leg strength at 90 % of the other side.',
  'Tired in a good way after the session.',
  'Felt safe in the turns.',
  'Could do more, sticking to the plan.',
]

const firstDays: Notes = [
  'Still learning the names.',
  'First gym session with you was good. Which weights for next time?',
  'No injuries, a small ankle sprain in spring.',
  'Found the changing room this time.',
]

/** One text for each morning, for the days with a check-in: mostly nothing to tell, now and then the reason for a low answer. */
export function notesOf(
  athlete: DemoAthlete,
  season: readonly TrainingDay[],
  wellness: readonly Ratings[],
  today: LocalDay,
): string[] {
  const random = randomFrom(`notes of ${athlete.email}`)
  let last = ''
  return season.map((trainingDay, index) => {
    const worthTelling = topicOf(athlete, trainingDay, season[index - 1], wellness[index]!, today)
    const topic =
      worthTelling !== null && random.chance(worthTelling.chance) ? worthTelling.notes : nothingNew
    const drawn = random.pick(topic)
    last = drawn === last ? topic[(topic.indexOf(drawn) + 1) % topic.length]! : drawn
    return last
  })
}

function topicOf(
  { storyline }: DemoAthlete,
  { day, daysAgo }: TrainingDay,
  dayBefore: TrainingDay | undefined,
  felt: Ratings,
  today: LocalDay,
): { notes: Notes; chance: number } | null {
  if (storyline === 'overreaching' && overreach(daysAgo) > 0.2) return { notes: overreaching, chance: 0.6 }
  if (storyline === 'back from injury' && injuryPhase(daysAgo) !== 'healthy') {
    return { notes: injuryPhase(daysAgo) === 'out' ? sidelined : comingBack, chance: 0.6 }
  }
  if (storyline === 'new' && daysAgo < NEW_ATHLETE_DAYS) return { notes: firstDays, chance: 0.4 }
  if (dayBefore?.slots.PM?.type === 'competition') return { notes: afterMatch, chance: 0.35 }
  if (felt['Sleep quality'] <= 2) return { notes: afterBadSleep, chance: 0.5 }
  if (felt['Muscle soreness'] <= 2) return { notes: whenSore, chance: 0.35 }
  if (felt.Fatigue <= 2) return { notes: whenTired, chance: 0.4 }
  if (felt.Stress <= 2) return { notes: whenStressed, chance: 0.5 }
  if (taperProgress(day, today) > 0.4) return { notes: freshInTaper, chance: 0.35 }
  return null
}
