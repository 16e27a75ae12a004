/** Leads to the first control of what is not finished; its label is read out on arrival. */
export function focusIn(id: string) {
  document.getElementById(id)?.querySelector<HTMLElement>('input, textarea')?.focus()
}
