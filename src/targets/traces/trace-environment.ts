/** The SDK's own wait before it sends spans is 5 s; trials would wait for it. */
const SCHEDULE_DELAY_MS = 50

/**
 * Variables of OpenTelemetry's specification by which a program sends its spans to a receiver, on top of its environment: they win over
 * what the parent has of the same names, and proxies are set to bypass the receiver.
 */
export function traceEnvironment(url: string, env: Readonly<Record<string, string>>): Record<string, string> {
  const optIn = env['OTEL_SEMCONV_STABILITY_OPT_IN']
  const hasProxy = Object.keys(env).some((name) => /^(?:https?|all)_proxy$/i.test(name))
  const noProxy = [env['NO_PROXY'] ?? env['no_proxy'], '127.0.0.1'].filter(Boolean).join(',')
  return {
    ...env,
    OTEL_SDK_DISABLED: 'false',
    OTEL_TRACES_EXPORTER: 'otlp',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/v1/traces`,
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_PROPAGATORS: 'tracecontext,baggage',
    OTEL_BSP_SCHEDULE_DELAY: String(SCHEDULE_DELAY_MS),
    OTEL_SEMCONV_STABILITY_OPT_IN: [optIn, 'gen_ai_latest_experimental'].filter(Boolean).join(','),
    ...(hasProxy && { NO_PROXY: noProxy, no_proxy: noProxy }),
  }
}
