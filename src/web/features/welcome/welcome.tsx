import { ButtonLink } from '#web/ui/button-link.tsx'
import { LoadLineScene } from '#web/ui/load-line-scene.tsx'
import { SiteFooter } from '#web/ui/site-footer.tsx'
import { SiteHeader } from '#web/ui/site-header.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'

export function Welcome() {
  return (
    <div className="visitor-page flex min-h-dvh flex-col">
      <SiteHeader className="mx-auto w-full max-w-[1240px] lg:h-20">
        <span className="flex-1" />
        <span className="max-md:hidden">
          <ThemeSwitch />
        </span>
        <nav aria-label="Account" className="flex gap-1 sm:gap-2">
          <ButtonLink to="/login" look="quiet" className="max-sm:px-3">
            Sign in
          </ButtonLink>
          <ButtonLink to="/register" look="primary" className="max-sm:px-3">
            Register
          </ButtonLink>
        </nav>
      </SiteHeader>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <div className="mx-auto w-full max-w-[1240px] px-4 pt-8 sm:px-8 lg:pt-14">
          <h1 className="max-w-[12ch] text-[clamp(44px,6.2vw,84px)] leading-[0.98] font-heavy tracking-[-0.035em]">
            Know the load each athlete can carry.
          </h1>
          <p className="mt-6 max-w-[46ch] text-lg text-ink-2 sm:text-xl">
            A daily check-in for athletes, training load that adds up, and a coach who sees who needs a
            lighter day.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/register" look="primary" size="l">
              Create an account
            </ButtonLink>
            <ButtonLink to="/login" size="l">
              Sign in
            </ButtonLink>
          </div>
        </div>
        <div className="relative mt-auto min-h-[210px] sm:mt-10 sm:flex-1 lg:min-h-[250px]">
          <LoadLineScene annotated className="absolute size-full" />
        </div>
      </main>
      <SiteFooter className="mx-auto max-w-[1240px]" />
    </div>
  )
}
