import { parentPort, workerData } from 'node:worker_threads'
import { startSimulator } from '../simulator/simulator.ts'

const simulator = await startSimulator(workerData)
parentPort?.postMessage(simulator.url)
