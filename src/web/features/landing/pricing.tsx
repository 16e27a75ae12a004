import { PLANS } from '#domain/pricing/plan.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanCarousel } from './plan-carousel.tsx'
import { Section } from './section.tsx'
import { Segmented } from './segmented.tsx'

export function Pricing() {
  return (
    <Section
      id="pricing"
      title="Pricing"
      lead="One price for a team, by how many athletes it carries. Registering asks for no card."
      className="group/pricing"
    >
      <div className="mt-10">
        <Segmented
          legend="Billing period"
          name="billing"
          options={[
            { id: 'billed-monthly', label: 'Monthly' },
            {
              id: 'billed-yearly',
              label: (
                <>
                  Yearly <span className="text-[13px] text-good">Save ~20%</span>
                </>
              ),
            },
          ]}
        />
      </div>
      <PlanCarousel names={PLANS.map(({ name }) => name)}>
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </PlanCarousel>
    </Section>
  )
}
