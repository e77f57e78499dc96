import { describeHost } from './describeHost.ts'

describeHost('app')
