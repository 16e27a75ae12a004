export type BillingPeriod = 'monthly' | 'yearly'

export type Plan = {
  name: 'Starter' | 'Pro' | 'Elite'
  /** Whole euros for one period. */
  priceEur: Record<BillingPeriod, number>
  maxAthletes: number | 'unlimited'
  hasInsights: boolean
  hasApiAccess: boolean
  isMostPopular: boolean
}

export const PLANS: readonly Plan[] = [
  {
    name: 'Starter',
    priceEur: { monthly: 19, yearly: 190 },
    maxAthletes: 5,
    hasInsights: false,
    hasApiAccess: false,
    isMostPopular: false,
  },
  {
    name: 'Pro',
    priceEur: { monthly: 39, yearly: 375 },
    maxAthletes: 20,
    hasInsights: true,
    hasApiAccess: false,
    isMostPopular: true,
  },
  {
    name: 'Elite',
    priceEur: { monthly: 79, yearly: 790 },
    maxAthletes: 'unlimited',
    hasInsights: true,
    hasApiAccess: true,
    isMostPopular: false,
  },
]

/** What a year paid at once costs less than twelve months. */
export const yearlySavingEur = ({ priceEur }: Plan): number => priceEur.monthly * 12 - priceEur.yearly
