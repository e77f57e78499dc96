import { isAxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { IncomingHttpHeaders } from 'node:http'
import { causeOfAnswer, causeOfSilence, isErrorBody } from '../causes.ts'
import { failedRequest, receivedAnswer, type FailedRequest } from '../failedRequest.ts'
import { noAnswerInTime, type Patience } from '../patience.ts'
import type { Answer } from '../sendRequest.ts'

interface Entry {
  config: InternalAxiosRequestConfig
  answer?: Answer
  error?: unknown
}

/** The last request of a script with its answer, for the report when the script fails. */
export class RequestLog {
  #last: Entry | undefined
  readonly #patience: Patience

  constructor(patience: Patience) {
    this.#patience = patience
  }

  /** Observes the requests of a client, and sets the timeout of these requests. */
  watch(client: AxiosInstance): void {
    client.interceptors.request.use((config) => Object.assign(config, { timeout: this.#patience.timeoutMs }))
    client.interceptors.response.use(
      (response) => {
        this.#note(response.config, response)
        return response
      },
      (error: unknown) => {
        if (isAxiosError(error) && error.config) this.#note(error.config, error.response, error)
        throw error
      },
    )
  }

  /** The body of the last answer, as text; empty without an answer. */
  get lastBody(): string {
    return this.#last?.answer?.body.toString() ?? ''
  }

  #note(config: InternalAxiosRequestConfig, response?: AxiosResponse, error?: { code?: string | undefined }): void {
    this.#patience.count(response !== undefined || error?.code !== 'ECONNABORTED')
    this.#last = { config, ...(response ? { answer: answerOf(response) } : { error: codedForUs(error) }) }
  }

  /**
   * Describes the last request for the report.
   *
   * @param expected what the script expects of the host
   * @param error the error that ended the script
   */
  failure(expected: string, error: unknown): FailedRequest | undefined {
    if (!this.#last) return undefined
    const { config, answer, error: silence } = this.#last
    const path = `${config.url ?? ''}${queryOf(config)}`
    const method = (config.method ?? 'get').toUpperCase()
    const sent = config.data instanceof FormData ? '(a form)' : bodyText(config.data)
    const request = failedRequest({ method, path, body: sent }, expected)
    if (!answer) return { ...request, cause: causeOfSilence('host', silence) }
    // A script often expects a refusal. If the script failed for another reason than its last request, the refusal was
    // expected and explains nothing.
    const isExplained = isAxiosError(error) || !isErrorBody(answer.body.toString())
    const cause = isExplained ? causeOfAnswer('host', 200, answer) : undefined
    const received = receivedAnswer(answer.status, answer.headers, answer.body)
    return { ...request, received, ...(cause && { cause }) }
  }
}

/** Converts the code of axios for its timeout, which Node uses for broken connections, to {@link noAnswerInTime}. */
const codedForUs = (error: { code?: string | undefined } | undefined) =>
  error?.code === 'ECONNABORTED' ? { code: noAnswerInTime } : (error ?? {})

const answerOf = ({ status, headers, data }: AxiosResponse): Answer => ({
  status,
  headers: headers as IncomingHttpHeaders,
  body: Buffer.from(bodyText(data)),
})

/** Returns a body as text. axios has already parsed JSON. */
export const bodyText = (data: unknown) => (typeof data === 'string' ? data : (JSON.stringify(data) ?? ''))

function queryOf({ params }: InternalAxiosRequestConfig): string {
  const entries = Object.entries(Object(params) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return entries.length > 0 ? `?${query}` : ''
}
