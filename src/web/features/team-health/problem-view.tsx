import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOnDevice } from '#domain/calendar/device-clock.ts'
import type { LocalDay } from '#domain/calendar/local-day.ts'
import { ONSET_MODE_WORDS, SPORT_RELATION_WORDS } from '#domain/health-problem/health-problem-messages.ts'
import {
  findingMessages,
  overMessages,
  teamHealthMessages,
} from '#domain/health-problem/team-health-messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FindingForm } from './finding-form.tsx'
import { Part } from './form-parts.tsx'
import { OverForm } from './over-form.tsx'
import { wholeWords, useDayNear } from './problem-words.ts'
import { ReportForm } from './report-form.tsx'
import { Steps } from './steps.tsx'
import type { Problem } from './team-health-api.ts'

type ProblemViewProps = {
  problem: Problem
  today: LocalDay
  former: Problem | undefined
  onFormer: (id: string) => void
}

/** What was reported, what was found and the way back. One thing is written at a time. */
export function ProblemView({ problem, today, former, onFormer }: ProblemViewProps) {
  const { t } = useLingui()
  const view = useRef<HTMLDivElement>(null)
  const [written, setWritten] = useState<string | null>(null)
  const isOpen = problem.resolvedOn === null
  /** What was begun while it was stored stays as it is. */
  function done(what: string) {
    flushSync(() => setWritten((current) => (current === what ? null : current)))
    // In place of the form that had it.
    if (document.activeElement === document.body) view.current?.focus()
  }

  return (
    <div
      ref={view}
      tabIndex={-1}
      className="grid gap-x-10 gap-y-6 outline-none [overflow-wrap:anywhere] md:grid-cols-2 md:items-start"
    >
      <div className="grid gap-6">
        {written === 'report' ? (
          <ReportForm
            athleteId={problem.athleteId}
            before={problem}
            today={today}
            onDone={() => done('report')}
            onCancel={() => done('report')}
          />
        ) : (
          <Reported problem={problem} today={today}>
            {former && <Button onClick={() => onFormer(former.id)}>{t(teamHealthMessages.seeFormer)}</Button>}
            {isOpen && <Button onClick={() => setWritten('report')}>{t(teamHealthMessages.change)}</Button>}
          </Reported>
        )}
        <Part title={t(findingMessages.title)}>
          {written === 'finding' ? (
            <FindingForm problem={problem} onDone={() => done('finding')} />
          ) : (
            <Found problem={problem} onChange={() => setWritten('finding')} />
          )}
        </Part>
      </div>
      <div className="grid gap-6">
        <Steps problem={problem} today={today} written={written} onWrite={setWritten} onDone={done} />
        {isOpen && (
          <div className="border-t border-line pt-6">
            {written === 'over' ? (
              <OverForm problem={problem} today={today} onDone={() => done('over')} />
            ) : (
              <Button onClick={() => setWritten('over')}>{t(overMessages.isOver)}</Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

type ReportedProps = { problem: Problem; today: string; children: ReactNode }

function Reported({ problem, today, children }: ReportedProps) {
  const { t } = useLingui()
  const near = useDayNear(today)
  const { beganOn, resolvedOn, note, recurrence, reportedBy, isByAthlete, reportedAt } = problem
  const day = near(dayOnDevice(new Date(reportedAt)))
  const said = isByAthlete
    ? teamHealthMessages.saidByAthlete(day)
    : reportedBy === null
      ? teamHealthMessages.reportedOn(day)
      : teamHealthMessages.reportedBy(reportedBy, day)
  return (
    <div>
      <p className="text-[17px] leading-[1.15] font-semibold">{wholeWords(problem, t)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[15px]">
        {t(teamHealthMessages.sinceAtStart(near(beganOn)))}
        {resolvedOn !== null && <Badge>{t(teamHealthMessages.overSince(near(resolvedOn)))}</Badge>}
      </p>
      {recurrence && (
        <p className="mt-1 text-[15px]">{t(teamHealthMessages.isBack(recurrence.daysBetween))}</p>
      )}
      {note && (
        <p dir="auto" className="mt-2 text-[15px] whitespace-pre-line text-ink-2">
          {note}
        </p>
      )}
      <p className="mt-2 text-[13px] text-ink-3">
        {t(said)}
        <br />
        {t(problem.isSharedWithCoach ? teamHealthMessages.isShared : teamHealthMessages.isPrivate)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </div>
  )
}

function Found({ problem: { finding }, onChange }: { problem: Problem; onChange: () => void }) {
  const { t } = useLingui()
  const lines = [
    [findingMessages.mode, finding?.mode && t(ONSET_MODE_WORDS[finding.mode])],
    [findingMessages.relation, finding?.relation && t(SPORT_RELATION_WORDS[finding.relation])],
    [findingMessages.code, finding?.code],
  ] as const
  const said = lines.filter(([, value]) => value)
  return (
    <>
      {said.length === 0 ? (
        <p className="text-[15px] text-ink-2">{t(findingMessages.none)}</p>
      ) : (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[15px]">
          {said.map(([name, value]) => (
            <div key={name.id} className="contents">
              <dt className="text-ink-3">{t(name)}</dt>
              <dd dir="auto" className="[text-align:match-parent]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Button className="mt-3" onClick={onChange}>
        {t(said.length === 0 ? findingMessages.add : findingMessages.change)}
      </Button>
    </>
  )
}
