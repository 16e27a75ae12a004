export const dayMessages = {
  noTeam: 'Join a team first: your manager defines what is asked.',
  incomplete: 'Please fill in all metrics before submitting',
  differs: 'You have already submitted other answers for this day. The first ones stand.',
} as const
