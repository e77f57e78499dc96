import { parentPort, workerData } from 'node:worker_threads'
import { serveApp } from './serveApp.ts'
import type { ServedApp } from './serveAppApart.ts'

const app = await serveApp(...(workerData as ServedApp))
parentPort?.once('message', () => void app.close())
parentPort?.postMessage(app.address)
