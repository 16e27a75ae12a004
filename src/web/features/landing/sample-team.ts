/** The made-up team of the previews. */
export const SAMPLE_ATHLETES = [
  { id: 'ida', fullName: 'Ida Solberg', email: 'ida.solberg@example.org', avatarUrl: null },
  { id: 'jonas', fullName: 'Jonas Weber', email: 'jonas.weber@example.org', avatarUrl: null },
  { id: 'amara', fullName: 'Amara Okafor', email: 'amara.okafor@example.org', avatarUrl: null },
  { id: 'mateo', fullName: 'Mateo Ruiz', email: 'mateo.ruiz@example.org', avatarUrl: null },
]

export const SAMPLE_FORM_STATUS = {
  isOpen: false,
  manuallyClosed: false,
  openTime: '06:30',
  closeTime: '09:00',
}

/** In words where the product has a date, since no date of an example stays true. */
export const SAMPLE_INVITATIONS = [
  { email: null, state: 'active', expiresAt: '', expires: { date: 'Tomorrow', time: '07:15' } },
  {
    email: 'lena.fischer@example.org',
    state: 'active',
    expiresAt: '',
    expires: { date: 'Tomorrow', time: '11:40' },
  },
] as const
