import { Link, type LinkProps } from 'react-router'
import { buttonLook, type ButtonLook, type ButtonSize } from './button-look.ts'

type ButtonLinkProps = LinkProps & { look?: ButtonLook; size?: ButtonSize; className?: string }

export function ButtonLink({ look = 'plain', size = 'm', className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={buttonLook(look, size, className)} />
}
