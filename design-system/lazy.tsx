import {
  Component,
  createContext,
  createElement,
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'

/** A module outside the bundle of the first view. */
export interface LazyModule<Module> {
  /** The module; undefined until it has loaded. */
  readonly module: Module | undefined
  load: () => Promise<Module>
}

const loads = new Set<Promise<unknown>>()

/** The lazy modules that are loading now. */
export const lazyLoads: ReadonlySet<Promise<unknown>> = loads

/**
 * Resolves once no lazy module is loading. Hydration waits for it, because it needs the modules that the server has
 * rendered.
 */
export async function lazyModulesSettled(): Promise<void> {
  while (loads.size > 0) await Promise.allSettled(loads)
}

/**
 * Defines a module that loads after the first content: `lazyModule(() => import('./Menu.tsx'))`. A failed load is
 * retried by the next call of `load`.
 */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined
  let pending: Promise<Module> | undefined
  const begin = () => {
    const loading = (async () => (module ??= await load()))()
    loads.add(loading)
    const end = () => {
      loads.delete(loading)
      pending = undefined
    }
    loading.then(end, end)
    return loading
  }
  return {
    get module() {
      return module
    },
    load: () => (pending ??= begin()),
  }
}

/** How the app loads lazy modules, and how it handles failures. */
export interface LazyModules {
  /** Runs `load`. The app adds a timeout and shows a message when loading takes long (S088). */
  fetch: <Module>(load: () => Promise<Module>) => Promise<Module>
  /**
   * Called when a module could not be loaded, or when its component threw: the app reports the error and offers to
   * reload the page.
   */
  onFailed: (error: unknown) => void
  /** Called when a part of the page that a server has rendered is hydrated, so that its buttons work. */
  onHydrated?: (() => void) | undefined
}

/** The app provides its loading and failure handling here. Default: load directly, ignore failures. */
export const LazyContext = createContext<LazyModules>({ fetch: (load) => load(), onFailed: () => undefined })

/** When a module is needed, and what happens after a failed load. */
export interface LazyOptions {
  /** Whether the module is needed: it starts to load once this is true, after the first render. */
  isWanted: boolean
  /**
   * What happens after a failed load. A part that opens on a press gets a callback that sets `isWanted` back to false,
   * so that the next press loads it again. A part of the page itself passes `retry`: it is loaded again on the next
   * click anywhere, or when the browser is online again.
   */
  onFailed: 'retry' | ((error: unknown) => void)
}

/**
 * Loads a lazy module and returns it once loaded. `fetchNow` starts loading before `isWanted` is true. With `retry`,
 * `hasFailed` is true while it waits for the next attempt, and `retry()` starts that attempt immediately.
 */
export function useLazyModule<Module>(part: LazyModule<Module>, { isWanted, onFailed }: LazyOptions) {
  const modules = useContext(LazyContext)
  const [module, setModule] = useState(() => part.module)
  const [hasFailed, setFailed] = useState(false)
  const isUnmounted = useRef(false)
  const onLoadError = useRef(onFailed)
  useEffect(() => {
    onLoadError.current = onFailed
  }, [onFailed])
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  const fetchNow = useCallback(() => {
    modules.fetch(part.load).then(
      (here) => {
        if (!isUnmounted.current) setModule(() => here)
      },
      (error: unknown) => {
        if (isUnmounted.current) return
        if (onLoadError.current === 'retry') setFailed(true)
        else onLoadError.current(error)
        modules.onFailed(error)
      },
    )
  }, [part, modules])
  useEffect(() => {
    if (isWanted && !module && !hasFailed) fetchNow()
  }, [isWanted, module, hasFailed, fetchNow])
  const retry = useCallback(() => setFailed(false), [])
  useEffect(() => {
    const listening = new AbortController()
    if (hasFailed) for (const chance of ['click', 'online']) addEventListener(chance, retry, listening)
    return () => listening.abort()
  }, [hasFailed, retry])
  return { module, fetchNow, hasFailed, retry }
}

/**
 * The props of a lazily loaded part of a page. `onClose` and `onDismiss` are forbidden: a part that can be closed was
 * opened by a press, so it uses `lazyOnPress`.
 */
type Content = object & { onClose?: never; onDismiss?: never }

type Loader<Props> = () => Promise<ComponentType<Props>>

function lazyWith<Props extends object>(part: LazyModule<ComponentType<Props>>) {
  return function Lazy({ onFailed, ...props }: Props & { onFailed: LazyOptions['onFailed'] }) {
    const { module: Loaded } = useLazyModule(part, { isWanted: true, onFailed })
    if (!Loaded) return null
    return (
      <LazyBoundary onFailed={onFailed === 'retry' ? undefined : onFailed}>
        <Loaded {...(props as unknown as Props)} />
      </LazyBoundary>
    )
  }
}

/** Whether a page is rendered by a server, or hydrated from its markup. The app provides it with the page. */
export const ServerMarkupContext = createContext(false)

/**
 * Whether this component was mounted with a page of the server: true while a server renders the page and in the browser
 * that hydrates it, false on a page that the browser renders by itself. The value never changes while the component is
 * mounted, even if such a page follows.
 */
export const useIsServerMarkup = (): boolean => useState(useContext(ServerMarkupContext))[0]

/** Whether a component can be pressed: false until a component that a server has rendered is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => undefined

interface ServerPartProps<Props> {
  part: LazyModule<ComponentType<Props>>
  props: Props
  /**
   * What is rendered where no server has rendered the part, where the part cannot be loaded, and while it loads on a
   * page that the browser renders again instead of hydrating it.
   */
  children: ReactNode
}

function Awaited<Props extends object>({ part, props }: Omit<ServerPartProps<Props>, 'children'>) {
  const { onHydrated } = useContext(LazyContext)
  useEffect(() => onHydrated?.(), [onHydrated])
  return createElement(part.module ?? use(part.load()), props)
}

/**
 * A lazy part of a page that a server has rendered: the browser shows the server's markup until the part has loaded,
 * and then hydrates it.
 */
export function ServerPart<Props extends object>({ part, props, children }: ServerPartProps<Props>) {
  if (!useIsServerMarkup()) return children
  return (
    <Suspense fallback={children}>
      <LazyBoundary fallback={children}>
        <Awaited part={part} props={props} />
      </LazyBoundary>
    </Suspense>
  )
}

/**
 * A part of the page that is loaded when it is first rendered: `lazyComponent(() => import('./Notes.tsx').then(…))`.
 * While it is loading, after a failed load, or if it throws, it renders nothing, and the rest of the page stays usable.
 * It retries after a failure. `load` loads it before it is rendered. For parts that open on a press use `lazyOnPress`.
 */
export function lazyComponent<Props extends Content>(load: Loader<Props>) {
  const part = lazyModule(load)
  const Lazy = lazyWith(part)
  return Object.assign(
    (props: Props) => (
      <ServerPart part={part} props={props}>
        <Lazy {...props} onFailed="retry" />
      </ServerPart>
    ),
    { load: part.load },
  )
}

export interface LazyProps {
  /**
   * Called when the part could not be loaded or threw: the caller must close it, so that the next press opens it again.
   */
  onFailed: (error: unknown) => void
}

/**
 * A dialog, sheet or other part that opens on a press, loaded when it is first rendered. On failure the caller must
 * close it (`onFailed`); otherwise the next press would change nothing and never load it again.
 */
export const lazyOnPress = <Props extends object>(load: Loader<Props>) =>
  lazyWith(lazyModule(load)) as ComponentType<Props & LazyProps>

interface LazyBoundaryProps {
  onFailed?: LazyProps['onFailed'] | undefined
  children: ReactNode
  /** What is rendered after an error. Default: nothing. */
  fallback?: ReactNode | undefined
}

/**
 * The error boundary around a lazy part: an error inside does not affect the rest of the page. After an error it stays
 * empty until it is remounted, for example by the next press.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  static override contextType = LazyContext
  declare context: LazyModules
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed?.(error)
    this.context.onFailed(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
