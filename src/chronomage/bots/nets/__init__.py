"""Nets: what bots have learned, as files that onnxruntime runs. docs/training.md says where each comes from."""
