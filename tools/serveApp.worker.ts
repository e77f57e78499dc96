import { parentPort, workerData } from 'node:worker_threads'
import { serveApp } from './serveApp.ts'
import type { ServeAppArguments } from './serveAppInThread.ts'

const app = await serveApp(...(workerData as ServeAppArguments))
parentPort?.once('message', () => void app.close())
parentPort?.postMessage(app.address)
