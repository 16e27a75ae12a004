import { useLayoutEffect, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_RemixErrorBoundary as RouterErrorBoundary,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>

/** What the built page says about itself. */
declare global {
  interface Window {
    __reactRouterContext: Pick<Framework, 'future' | 'ssr' | 'isSpaMode' | 'routeDiscovery'> & {
      basename: string
    }
    __reactRouterManifest: Framework['manifest']
    __reactRouterRouteModules: Framework['routeModules']
  }
}

/**
 * React Router's HydratedRouter, without what it needs for servers that load data and for routes that are told step by
 * step: none of ours does either, and every page is 5 KiB lighter (docs/decisions/0031).
 */
export function AppRouter() {
  const [app] = useState(startRouter)
  const [location, setLocation] = useState(app.router.state.location)
  useLayoutEffect(() => {
    const unsubscribe = app.router.subscribe((state) => setLocation(state.location))
    // Not before the parts below listen too, or they would miss what it finds at once.
    app.router.initialize()
    return unsubscribe
  }, [app])
  return (
    <FrameworkContext value={app.framework}>
      <RouterErrorBoundary location={location}>
        <RouterProvider router={app.router} />
      </RouterErrorBoundary>
    </FrameworkContext>
  )
}

function startRouter() {
  const {
    __reactRouterContext: page,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
  } = window
  const router = createRouter({
    routes: createClientRoutes(manifest.routes, routeModules, null, page.ssr, page.isSpaMode),
    basename: page.basename,
    history: createBrowserHistory(),
    // A prerendered page has all it needs; the others load what belongs to their address first.
    ...(!page.isSpaMode && { hydrationData: { loaderData: nothingFor(Object.keys(manifest.routes)) } }),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  })
  return { router, framework: { ...page, manifest, routeModules } }
}

const nothingFor = (routeIds: string[]) => Object.fromEntries(routeIds.map((id) => [id, null]))
