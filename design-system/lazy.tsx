import {
  Component,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

/** A module that no first view carries. */
export interface LazyModule<Module> {
  /** Once it is here. */
  readonly module: Module | undefined
  load: () => Promise<Module>
}

/**
 * Names a module that comes after the first content: `lazyModule(() => import('./Menu.tsx'))`. One that failed is asked
 * for again.
 */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let module: Module | undefined
  return {
    get module() {
      return module
    },
    load: async () => (module ??= await load()),
  }
}

/** How the app gets modules that come later, and what it does when one does not come. */
export interface LazyModules {
  /** How a module is fetched: the app gives up after a time, and says before that it takes long (S088). */
  fetch: <Module>(load: () => Promise<Module>) => Promise<Module>
  /** A module could not be loaded, or it threw: the app reports it and offers to reload the page. */
  onFailed: (error: unknown) => void
}

/** The app says here what it does about modules that are slow or gone. */
export const LazyContext = createContext<LazyModules>({ fetch: (load) => load(), onFailed: () => undefined })

/** When a module is wanted, and what happens after a failed load. */
export interface LazyOptions {
  /** The module is fetched once this is true, after the first render. */
  wanted: boolean
  /**
   * What happens after a failed load. A part that a press opens gets a callback that sets `wanted` back to false, so
   * that the next press loads it again. A part of the page itself takes `retry`: it is loaded again with the next click
   * anywhere, or when the browser is online again.
   */
  onFailed: 'retry' | ((error: unknown) => void)
}

/**
 * A lazy module, once it is loaded. `fetchNow` begins to load it before it is wanted. With `retry`, `hasFailed` is true
 * while it waits for its next attempt, and `retry()` begins that at once.
 */
export function useLazyModule<Module>(part: LazyModule<Module>, { wanted, onFailed }: LazyOptions) {
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
    if (wanted && !module && !hasFailed) fetchNow()
  }, [wanted, module, hasFailed, fetchNow])
  const retry = useCallback(() => setFailed(false), [])
  useEffect(() => {
    const listening = new AbortController()
    if (hasFailed) for (const chance of ['click', 'online']) addEventListener(chance, retry, listening)
    return () => listening.abort()
  }, [hasFailed, retry])
  return { module, fetchNow, hasFailed, retry }
}

/** Without a way to close it: whatever can be closed was opened, and belongs to `lazyOnPress`. */
type Content = object & { onClose?: never; onDismiss?: never }

type Loader<Props> = () => Promise<ComponentType<Props>>

function lazyWith<Props extends object>(load: Loader<Props>) {
  const part = lazyModule(load)
  return function Lazy({ onFailed, ...props }: Props & { onFailed: LazyOptions['onFailed'] }) {
    const { module: Loaded } = useLazyModule(part, { wanted: true, onFailed })
    if (!Loaded) return null
    return (
      <LazyBoundary onFailed={onFailed === 'retry' ? undefined : onFailed}>
        <Loaded {...(props as unknown as Props)} />
      </LazyBoundary>
    )
  }
}

/**
 * A part of the page that is fetched when it is first rendered: `lazyComponent(() => import('./Notes.tsx').then(…))`.
 * Until it is loaded, and where that fails or it throws, nothing is rendered in its place, and everything around it
 * stays usable. It loads itself again after a failure. What opens by a press is `lazyOnPress`.
 */
export function lazyComponent<Props extends Content>(load: Loader<Props>) {
  const Lazy = lazyWith(load)
  return (props: Props) => <Lazy {...props} onFailed="retry" />
}

export interface LazyProps {
  /** It could not be loaded, or it threw: the caller closes it, so that the next press opens it again. */
  onFailed: (error: unknown) => void
}

/**
 * A dialog, a sheet or anything else that a press opens, fetched when it is first rendered. The caller has to close it
 * when it fails (`onFailed`): without that, the next press would change nothing, and would never load it again.
 */
export const lazyOnPress = <Props extends object>(load: Loader<Props>) =>
  lazyWith(load) as ComponentType<Props & LazyProps>

interface LazyBoundaryProps extends Partial<LazyProps> {
  children: ReactNode
}

/** Keeps an error inside from the page around it. It is mounted again with the next press, like its children. */
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
    return this.state.hasFailed ? null : this.props.children
  }
}
