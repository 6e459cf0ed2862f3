// All that traces need. Where the spans go is in the environment: Goldenpair puts its own address there.
import { LangChainInstrumentation } from '@arizeai/openinference-instrumentation-langchain'
import * as callbacks from '@langchain/core/callbacks/manager'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

export const tracing = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] })
tracing.register()
new LangChainInstrumentation({ tracerProvider: tracing }).manuallyInstrument(callbacks)
// Callbacks in the background would lose the trace that they belong to.
process.env.LANGCHAIN_CALLBACKS_BACKGROUND = 'false'
