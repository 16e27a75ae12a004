import { expect, test } from 'vitest'
import { isPushEndpoint } from './push-endpoint.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com:443/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QABC',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://push.club.example/abc',
  'http://localhost:9009/notify/abc',
])('%s is a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['https://push.club.example', 'http://localhost:9009'])).toBe(true)
})

test.each([
  '',
  'not a url',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://me@fcm.googleapis.com/abc',
  'https://me:secret@web.push.apple.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil-fcm.googleapis.com/abc',
  'https://push.apple.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://10.0.0.8/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'https://push.club.example:8443/abc',
  'https://x.push.club.example/abc',
  'https://me@push.club.example/abc',
  'file:///etc/passwd',
  `https://fcm.googleapis.com/${'a'.repeat(2048)}`,
])('%s is none', (endpoint) => {
  expect(isPushEndpoint(endpoint, ['https://push.club.example'])).toBe(false)
})
