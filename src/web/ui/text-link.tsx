import { Link, type LinkProps } from 'react-router'

export function TextLink({ className = '', ...props }: LinkProps & { className?: string }) {
  return (
    <Link
      {...props}
      className={`rounded-s font-semibold text-brand underline decoration-brand/30 decoration-1 underline-offset-4 transition-colors hover:decoration-brand ${className}`}
    />
  )
}
