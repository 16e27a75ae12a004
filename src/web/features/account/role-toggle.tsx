import { ClipboardList, PersonStanding } from 'lucide-react'

const roles = [
  { value: 'athlete', label: 'Athlete', Icon: PersonStanding },
  { value: 'manager', label: 'Coach/Manager', Icon: ClipboardList },
]

export function RoleToggle() {
  return (
    <fieldset>
      <legend className="mb-1.5 text-[15px] font-semibold">I am a...</legend>
      <div className="grid grid-cols-2 gap-2">
        {roles.map(({ value, label, Icon }) => (
          <label
            key={value}
            className="relative flex h-12 items-center justify-center gap-2 rounded-m border border-control bg-surface text-[15px] font-semibold text-ink-2 transition-colors hover:border-ink-3 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="role"
              value={value}
              defaultChecked={value === 'athlete'}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon aria-hidden size={19} className="max-[360px]:hidden" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
