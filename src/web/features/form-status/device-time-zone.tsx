const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What counts while an athlete has no team. */
export function DeviceTimeZone() {
  return (
    <p>
      <span className="font-semibold">{deviceZone()}</span>
      <span className="text-ink-2"> on this device, until you join a team</span>
    </p>
  )
}
