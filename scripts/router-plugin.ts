import type { Plugin } from 'vite'

/** The router's means to watch it from outside, of which we use none: 1.1 KiB of every page (docs/decisions/0031). */
export const routerWithoutInstruments = (): Plugin => ({
  name: 'router-without-instruments',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: () => `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
      export const instrumentationResultMetaContext = {}`,
  },
})
