"""Writes what trained judges believe of every patch: python3 teach.py PHOTOS TRAINED.pt... (see README.md)."""

import os
import sys

import numpy
import torch

from network import CLASSES, SurfaceNetwork
from photos import beliefs_of, read_photos

# of the networks and of the near-sighted judge
POWERS = {"interior": (1, 0.3), "exterior": (1, 0.4)}
# the photo as it is counts twice
SCALES = (1, 1, 1.25, 0.8)
LEAST = 1e-6


def main():
    folder, *trained = sys.argv[1:]
    torch.set_num_threads(1)
    teachers = []
    for path in trained:
        network = SurfaceNetwork()
        network.load_state_dict(torch.load(path))
        teachers.append(network.eval())
    for photo in read_photos(folder):
        mean = sum(beliefs_of(network, photo, SCALES) for network in teachers) / len(teachers)
        together = with_local(mean, photo.kind, f"{folder}/{photo.name}.local")
        codes = numpy.round(255 * together).astype(numpy.uint8)
        codes.tofile(f"{folder}/{photo.name}.taught")


def with_local(mean, kind, path):
    if not os.path.exists(path):
        return mean
    local = numpy.fromfile(path, numpy.float32).reshape(-1, len(CLASSES[kind]))
    whole_power, local_power = POWERS[kind]
    together = mean.clip(LEAST) ** whole_power * local.clip(LEAST) ** local_power
    return together / together.sum(1, keepdims=True)


if __name__ == "__main__":
    main()
