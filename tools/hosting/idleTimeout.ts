/**
 * How long a server keeps an idle connection open, in milliseconds: longer than the web servers in front of it (nginx:
 * 60 seconds). After Node's default of five seconds, a request can arrive just when the connection is closed.
 */
export const idleTimeoutMs = 65_000
