import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/every-page.tsx', [
    index('routes/home.tsx'),
    layout('routes/visitors-only.tsx', [
      route('login', 'routes/login.tsx'),
      route('login/second-step', 'routes/second-step.tsx'),
      route('register', 'routes/register.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
    ]),
    route('update-password', 'routes/update-password.tsx'),
    route('auth/callback', 'routes/auth-callback.tsx'),
    route('confirm-new-email', 'routes/confirm-new-email.tsx'),
    route('undo-email-change', 'routes/undo-email-change.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    route('join/:invitationCode?', 'routes/join.tsx'),
    layout('routes/signed-in-only.tsx', [
      route('join-team', 'routes/join-team.tsx'),
      route('dashboard', 'routes/dashboard.tsx'),
      route('athlete/dashboard', 'routes/athlete-dashboard.tsx'),
      route('athlete/correct', 'routes/correct-day.tsx'),
      route('athlete/health', 'routes/athlete-health.tsx'),
      layout('routes/staffed-only.tsx', [
        route('manager/dashboard', 'routes/manager-dashboard.tsx'),
        route('manager/health', 'routes/health.tsx'),
        route('manager/correct', 'routes/correct-for-athlete.tsx'),
        route('statistics', 'routes/statistics.tsx'),
      ]),
      route('team', 'routes/team.tsx'),
      route('account', 'routes/account.tsx'),
    ]),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('terms-of-service', 'routes/terms-of-service.tsx'),
    route('*', 'routes/unknown-address.tsx'),
  ]),
] satisfies RouteConfig
