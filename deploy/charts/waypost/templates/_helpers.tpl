{{- define "waypost.fullname" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "waypost.image" -}}
{{- if .Values.image.digest }}{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else }}{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ end }}
{{- end }}

{{- define "waypost.buildId" -}}
{{- $ofImage := .Values.image.digest | trimPrefix "sha256:" | trunc 12 | default .Values.image.tag -}}
{{ .Values.buildId | default $ofImage | default .Chart.AppVersion }}
{{- end }}

{{/* What selects the pods of a role: (dict "root" $ "role" NAME). It never changes. */}}
{{- define "waypost.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "waypost.labels" -}}
{{ include "waypost.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{- end }}

{{/* name, labels and, with "annotations", these, of an object of a role. */}}
{{- define "waypost.metadata" -}}
name: {{ include "waypost.fullname" .root }}-{{ .role }}
labels: {{- include "waypost.labels" . | nindent 2 }}
{{- with .annotations }}
annotations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* The secrets of a program, by src/runtime/role-secrets.ts: (dict "program" PROGRAM "queues" LIST), as a list. */}}
{{- define "waypost.secrets" -}}
{{- $rows := list "WAYPOST_MASTER_KEYS" "WAYPOST_KEY_PEPPER" -}}
{{- $temporal := list "TEMPORAL_API_KEY" "TEMPORAL_CODEC_KEYS" -}}
{{- $traces := list "OTEL_EXPORTER_OTLP_HEADERS" -}}
{{- $sent := list "SMTP_URL" "SMS_AUTH_TOKEN" -}}
{{- $ofProgram := dict
  "api" (concat $rows $traces (list "INBOUND_EMAIL_SECRET" "SMS_AUTH_TOKEN"))
  "relay" (concat $temporal $traces)
  "worker" (concat $temporal $traces)
  "builds" $temporal
  "migrate" list
  "codec" (list "TEMPORAL_CODEC_KEYS" "TEMPORAL_CODEC_TOKEN")
-}}
{{- $ofQueue := dict
  "main" (concat $rows $sent)
  "texts" (concat $rows $sent)
  "mail" (concat $rows (list "SMTP_URL"))
  "imports" $rows
  "solver" (list "GEOCODER_KEY")
  "webhooks" (list "WAYPOST_MASTER_KEYS" "WEBHOOK_PROXY_URL")
-}}
{{- $secrets := get $ofProgram .program -}}
{{- range .queues }}{{ $secrets = concat $secrets (get $ofQueue .) }}{{ end -}}
{{ uniq $secrets | toJson }}
{{- end }}

{{/*
The variables of a process: (dict "root" $ "program" PROGRAM "env" VARIABLES), with "queues" of a worker, and "database"
if it has a log-in.
*/}}
{{- define "waypost.environment" -}}
{{- $env := dict
  "TEMPORAL_ADDRESS" (required "temporal.address is required: the address of Temporal, such as temporal-frontend:7233" .root.Values.temporal.address)
  "TEMPORAL_NAMESPACE" .root.Values.temporal.namespace
  "WAYPOST_BUILD_ID" (include "waypost.buildId" .root)
  "WAYPOST_HEALTH_PORT" "8081"
-}}
env:
  {{- with .database }}
  - name: DATABASE_URL
    valueFrom:
      secretKeyRef: { name: {{ $.root.Values.secrets.databases }}, key: {{ . }} }
  {{- end }}
  {{- range include "waypost.secrets" . | fromJsonArray }}
  - name: {{ . }}
    valueFrom:
      secretKeyRef: { name: {{ $.root.Values.secrets.environment }}, key: {{ . }}{{ if not (hasPrefix "WAYPOST_" .) }}, optional: true{{ end }} }
  {{- end }}
{{- range $name, $value := merge (dict) .env .root.Values.env $env }}
  - { name: {{ $name }}, value: {{ $value | toString | quote }} }
{{- end }}
{{- end }}

{{- define "waypost.container" -}}
image: {{ include "waypost.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* The mounts of every process. */}}
{{- define "waypost.mounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if .Values.secrets.tls }}
- { name: tls, mountPath: /tls, readOnly: true }
{{- end }}
{{- end }}

{{- define "waypost.volumes" -}}
- name: tmp
  emptyDir: { sizeLimit: 64Mi }
{{- with .Values.secrets.tls }}
- name: tls
  secret: { secretName: {{ . }}, defaultMode: 0440 }
{{- end }}
{{- end }}

{{/* What all pods are alike in: nothing of Kubernetes is asked for, nothing runs as root. */}}
{{- define "waypost.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - { name: {{ . }} }
  {{- end }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end }}

{{/* A job that ends: (dict "root" $ "role" NAME "program" PROGRAM "database" LOG-IN "command" LIST "resources" RESOURCES "deadline" SECONDS). */}}
{{- define "waypost.job" -}}
backoffLimit: 4
activeDeadlineSeconds: {{ .deadline }}
template:
  metadata:
    labels: {{- include "waypost.labels" . | nindent 6 }}
  spec:
    {{- include "waypost.pod" .root | nindent 4 }}
    restartPolicy: OnFailure
    containers:
      - name: {{ .role }}
        {{- include "waypost.container" .root | nindent 8 }}
        command: {{ toJson .command }}
        {{- include "waypost.environment" (dict "root" .root "program" .program "database" .database "env" (dict)) | nindent 8 }}
        resources: {{- toYaml .resources | nindent 10 }}
        volumeMounts: {{- include "waypost.mounts" .root | nindent 10 }}
    volumes: {{- include "waypost.volumes" .root | nindent 6 }}
{{- end }}
