import type { AxiosInstance, AxiosProgressEvent } from 'axios'
import { fillPath, type Endpoint, type RequestOf, type ResponseOf } from './endpoint.ts'
import type { Host } from './hosts.ts'
import { formOf, isMultipart } from './multipart.ts'
import { readTolerantly } from './readTolerantly.ts'

/** The answer arrived but does not have the declared shape (E002). `issues` names the paths, never the values. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
  readonly issues: readonly string[]
  constructor(endpoint: Endpoint, issues: readonly string[]) {
    super(`The answer of ${endpoint.method} ${endpoint.path} cannot be read: ${issues.join('; ')}`)
    this.issues = issues
  }
}

/** The parsed answer; throws {@link UnreadableAnswer}. */
export function readAnswer<E extends Endpoint>(endpoint: E, answer: unknown): ResponseOf<E> {
  const parsed = readTolerantly(endpoint.response, answer)
  if (parsed.success) return parsed.data as ResponseOf<E>
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || '(root)'}: ${issue.code}`)
  throw new UnreadableAnswer(endpoint, issues)
}

export interface CallOptions {
  signal?: AbortSignal
  /**
   * For idempotent endpoints: repeat it with the same key, and coins move once (X13). Default: a new one for each call.
   */
  idempotencyKey?: string
  /** This one call is silent, though its endpoint is not: it suppresses the display of its failure (S079). */
  isSilent?: boolean
  /** For uploads: how much of the body is on its way, 0 to 1. */
  onUploadProgress?: (share: number) => void
}

/** The loose form of a request, inside the client. */
interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Calls one declared endpoint and returns its parsed answer; throws what axios throws, or {@link UnreadableAnswer}. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>>

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set by the client, for interceptors: which call this is. */
    endpoint?: Endpoint
  }
}

const tellShare =
  (tell: (share: number) => void) =>
  ({ progress }: AxiosProgressEvent) =>
    progress !== undefined && tell(progress)

/** Binds the registry to one axios instance for each host. */
export function createClient(instances: Readonly<Record<Host, AxiosInstance>>): Call {
  return async (endpoint, request, options = {}) => {
    const { params, query, body } = request as Parts
    const response = await instances[endpoint.host].request({
      endpoint,
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      params: query,
      data: isMultipart(endpoint) ? formOf(body as object) : body,
      timeout: endpoint.timeout,
      signal: options.signal,
      ...(options.onUploadProgress && { onUploadProgress: tellShare(options.onUploadProgress) }),
      headers: endpoint.idempotent ? { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() } : {},
    })
    return readAnswer(endpoint, response.data) as never
  }
}
