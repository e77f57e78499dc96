import { describeHost } from './describeHost.ts'

describeHost('payment')
