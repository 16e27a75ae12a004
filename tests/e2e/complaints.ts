import type { BrowserContext } from '@playwright/test'

type Complaint = { text: string; path: string }

/**
 * Collects what browsers complain about: errors on the console (a breach of the content security policy is one of them)
 * and uncaught exceptions. A journey that provokes a complaint says so beforehand.
 */
export function listenForComplaints() {
  const heard: Complaint[] = []
  const tolerated: Complaint[] = []
  const beginsLike = (pathname: string, begin: string) =>
    new URLPattern({ pathname: `${begin}*` }).test({ pathname })
  const isTolerated = ({ text, path }: Complaint) =>
    tolerated.some((known) => text.includes(known.text) && beginsLike(path, known.path))

  return {
    listenTo: (context: BrowserContext) => {
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        const { url } = message.location()
        heard.push({ text: message.text(), path: URL.parse(url)?.pathname ?? url })
      })
      context.on('weberror', (problem) => heard.push({ text: String(problem.error()), path: '' }))
    },
    /** For example `tolerate('status of 401', '/api/session')`; an asterisk in the path stands for a team's id. */
    tolerate: (text: string, path = '') => void tolerated.push({ text, path }),
    unexpected: () => heard.filter((complaint) => !isTolerated(complaint)),
  }
}
