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
  /** One cannot be had, or throws: the app reports it and offers to load the page anew. */
  onFailed: (error: unknown) => void
}

/** The app says here what it does about modules that are slow or gone. */
export const LazyContext = createContext<LazyModules>({ fetch: (load) => load(), onFailed: () => undefined })

/** When one module is wanted, and what follows when it does not come. */
export interface LazyOptions {
  /** It is fetched as soon as this is so, after what is rendered with it. */
  wanted: boolean
  /** It cannot be had: what waited for it stops waiting. */
  onFailed?: (error: unknown) => void
}

/** A lazy module, once it is here, and the way to begin fetching it: on intent, or after a failure. */
export function useLazyModule<Module>(part: LazyModule<Module>, { wanted, onFailed }: LazyOptions) {
  const modules = useContext(LazyContext)
  const [module, setModule] = useState(() => part.module)
  const isOver = useRef(false)
  const giveUp = useRef(onFailed)
  useEffect(() => {
    giveUp.current = onFailed
  }, [onFailed])
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  const fetchNow = useCallback(() => {
    modules.fetch(part.load).then(
      (here) => {
        if (!isOver.current) setModule(() => here)
      },
      (error: unknown) => {
        if (isOver.current) return
        giveUp.current?.(error)
        modules.onFailed(error)
      },
    )
  }, [part, modules])
  useEffect(() => {
    if (wanted && !module) fetchNow()
  }, [wanted, module, fetchNow])
  return { module, fetchNow }
}

export interface LazyProps {
  /** It cannot be had, or throws: whoever asked for it takes the question back, so that it can be asked anew. */
  onFailed?: (error: unknown) => void
}

/**
 * A component that is fetched when it is first rendered: `lazyComponent(() => import('./Shop.tsx').then(({ Shop }) =>
 * Shop))`. Until it is here, and where it cannot be had or throws, nothing stands in its place, and everything around
 * it stays usable.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazyModule(load)
  function Lazy({ onFailed, ...props }: Props & LazyProps) {
    const { module: Loaded } = useLazyModule(part, { wanted: true, onFailed })
    if (!Loaded) return null
    return (
      <LazyBoundary onFailed={onFailed}>
        <Loaded {...(props as unknown as Props)} />
      </LazyBoundary>
    )
  }
  return Lazy
}

interface LazyBoundaryProps extends LazyProps {
  children: ReactNode
}

/** Keeps what throws inside from what stands around it. It is made anew with the next question, like what it holds. */
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
