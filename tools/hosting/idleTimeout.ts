/**
 * How long a server keeps an idle connection open, in milliseconds: longer than the web servers in front of it (nginx:
 * 60 seconds). With Node's default of five seconds, a request could arrive just when the connection is closed.
 */
export const idleTimeoutMs = 65_000
