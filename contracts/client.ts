import type { AxiosInstance, AxiosProgressEvent } from 'axios'
import { fillPath, type Endpoint, type RequestOf, type ResponseOf } from './endpoint.ts'
import type { Host } from './hosts.ts'
import { formOf, isMultipart } from './multipart.ts'
import { readTolerantly } from './readTolerantly.ts'

/**
 * The error for an answer that does not match the declared schema. `issues` contains the paths of the wrong fields, but
 * no values (E002).
 */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
  readonly issues: readonly string[]
  constructor(endpoint: Endpoint, issues: readonly string[]) {
    super(`The answer of ${endpoint.method} ${endpoint.path} cannot be read: ${issues.join('; ')}`)
    this.issues = issues
  }
}

/** Parses an answer by the endpoint's schema; throws {@link UnreadableAnswer}. */
export function readAnswer<E extends Endpoint>(endpoint: E, answer: unknown): ResponseOf<E> {
  const parsed = readTolerantly(endpoint.response, answer)
  if (parsed.success) return parsed.data as ResponseOf<E>
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || '(root)'}: ${issue.code}`)
  throw new UnreadableAnswer(endpoint, issues)
}

/** Options of one request, besides its parameters and body. */
export interface CallOptions {
  signal?: AbortSignal
  /**
   * Idempotency key of the request: a repeated request with the same key moves coins only once. Default: a new key for
   * each request to an idempotent endpoint (X13).
   */
  idempotencyKey?: string
  /** Suppresses the error display for this request, even if the endpoint is not silent (S079). */
  isSilent?: boolean | undefined
  /** For uploads: called with the share of the body that has been sent, 0 to 1. */
  onUploadProgress?: (share: number) => void
}

/** The parts of a request without their types, used only inside the client. */
interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * Sends a request to a declared endpoint and returns its parsed answer. Throws axios' errors or
 * {@link UnreadableAnswer}.
 */
export type Call = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
) => Promise<ResponseOf<E>>

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The endpoint of the request, set by the client for the interceptors of axios. */
    endpoint?: Endpoint
  }
}

const tellShare =
  (report: (share: number) => void) =>
  ({ progress }: AxiosProgressEvent) =>
    progress !== undefined && report(progress)

/** Creates a client from one axios instance per host. */
export function createClient(instances: Readonly<Record<Host, AxiosInstance>>): Call {
  return async (endpoint, request, options = {}) => {
    const { params, query, body } = request as Parts
    const response = await instances[endpoint.host].request({
      endpoint,
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      ...(query && { params: query }),
      data: isMultipart(endpoint) ? formOf(body as object) : body,
      timeout: endpoint.timeout,
      ...(options.signal && { signal: options.signal }),
      ...(options.onUploadProgress && { onUploadProgress: tellShare(options.onUploadProgress) }),
      headers: endpoint.idempotent ? { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() } : {},
    })
    return readAnswer(endpoint, response.data) as never
  }
}
