import type { Plan } from '#domain/pricing/plan.ts'

export const planId = (name: Plan['name']): string => `plan-${name.toLowerCase()}`
