{{/*
A process: its Deployment and its disruption budget. It takes a dict: root; role; values (replicas, resources, env …);
program (a file of dist/src/bin); database (its log-in); queues (a worker's); drain (seconds that it may take to end what it has begun); and,
if it has them, env, ports, init, mounts, volumes and isScaled.
*/}}
{{- define "waypost.process" -}}
{{- $root := .root -}}
apiVersion: apps/v1
kind: Deployment
metadata: {{- include "waypost.metadata" . | nindent 2 }}
spec:
  {{- if not .isScaled }}
  replicas: {{ .values.replicas }}
  {{- end }}
  # Old ones stay until new ones have been ready for a while, in which the new build gets the tasks.
  minReadySeconds: {{ .settle | default 5 }}
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxSurge: 50%, maxUnavailable: 0 }
  selector:
    matchLabels: {{- include "waypost.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "waypost.labels" . | nindent 8 }}
        {{- with $root.Values.podLabels }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
      {{- with $root.Values.podAnnotations }}
      annotations: {{- toYaml . | nindent 8 }}
      {{- end }}
    spec:
      {{- include "waypost.pod" $root | nindent 6 }}
      terminationGracePeriodSeconds: {{ .drain }}
      topologySpreadConstraints:
        {{- range $key := list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
        - maxSkew: 1
          topologyKey: {{ $key }}
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "waypost.selector" $ | nindent 14 }}
        {{- end }}
      {{- with .init }}
      initContainers:
        - name: {{ .name }}
          {{- include "waypost.container" $root | nindent 10 }}
          command: {{ toJson .command }}
          {{- include "waypost.environment" (dict "root" $root "program" "builds" "env" (dict)) | nindent 10 }}
          resources:
            requests: { cpu: 50m, memory: 128Mi }
            limits: { memory: 512Mi }
          volumeMounts: {{- include "waypost.mounts" $root | nindent 12 }}
      {{- end }}
      containers:
        - name: {{ .role }}
          {{- include "waypost.container" $root | nindent 10 }}
          command: [node, dist/src/bin/{{ .program }}.js]
          {{- include "waypost.environment" (dict "root" $root "program" .program "queues" .queues "database" .database "env" (merge (dict) (.env | default dict) (.values.env | default dict))) | nindent 10 }}
          ports:
            {{- range $name, $port := .ports }}
            - { name: {{ $name }}, containerPort: {{ $port }} }
            {{- end }}
            - { name: health, containerPort: 8081 }
          # Loading takes longer on a busy node.
          startupProbe:
            httpGet: { path: /healthz, port: health }
            periodSeconds: 2
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /healthz, port: health }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 6
          readinessProbe:
            httpGet: { path: /readyz, port: health }
            periodSeconds: 5
            timeoutSeconds: 5
            failureThreshold: 2
          {{- if .ports }}
          # Until proxies have heard that it is leaving.
          lifecycle:
            preStop:
              exec: { command: [sleep, '5'] }
          {{- end }}
          resources: {{- toYaml .values.resources | nindent 12 }}
          volumeMounts:
            {{- include "waypost.mounts" $root | nindent 12 }}
            {{- with .mounts }}
            {{- toYaml . | nindent 12 }}
            {{- end }}
      volumes:
        {{- include "waypost.volumes" $root | nindent 8 }}
        {{- with .volumes }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {{- include "waypost.metadata" . | nindent 2 }}
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels: {{- include "waypost.selector" . | nindent 6 }}
{{- end }}
