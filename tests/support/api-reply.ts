import type { ExtractSchema } from 'hono/types'
import type { AppType } from '#server/app.ts'
import type { RefusalCode } from '#server/http/refusal.ts'

/** Every route, as the web's client knows it too. */
type Api = ExtractSchema<AppType>

/** Not among the outputs: a route throws it. */
type Refusal = { code: RefusalCode; message: string }

/** What the API answers to a request for a path: each field that one of its replies has, a refusal's included. */
export type ApiReply<Method extends string, Path extends string> = [Outputs<Method, Path>] extends [never]
  ? Record<string, unknown>
  : Merged<Outputs<Method, Path> | Refusal>

type Outputs<Method extends string, Path extends string> = OutputOf<
  Api[RouteOf<Path>],
  `$${Lowercase<Method>}`
>
type OutputOf<Route, Method extends string> = Route extends { [M in Method]: { output: infer Output } }
  ? Output
  : never

type RouteOf<Path extends string> = Path extends `${infer Before}?${string}`
  ? RouteOf<Before>
  : Path extends keyof Api
    ? Path
    : { [Route in keyof Api]: Fits<Path, Route> extends true ? Route : never }[keyof Api]

/** Part by part; one that begins with a colon stands for any. */
type Fits<Path, Route> = Route extends `${infer Part}/${infer Parts}`
  ? Path extends `${infer Given}/${infer Rest}`
    ? FitsPart<Given, Part> extends true
      ? Fits<Rest, Parts>
      : false
    : false
  : Path extends `${string}/${string}`
    ? false
    : FitsPart<Path, Route>
type FitsPart<Given, Part> = Part extends `:${string}` ? true : Given extends Part ? true : false

type Merged<Union> = {
  [Key in Union extends unknown ? keyof Union : never]: Union extends unknown
    ? Key extends keyof Union
      ? Union[Key]
      : never
    : never
}
