"""Writes the mean of trained weights: python3 mean.py OUT.pt TRAINED.pt... (see README.md)."""

import sys

import torch


def main():
    out, *paths = sys.argv[1:]
    trained = [torch.load(path) for path in paths]
    mean = {}
    for name, first in trained[0].items():
        parts = [weights[name] for weights in trained]
        # batch norm also counts its steps, in whole numbers
        mean[name] = sum(parts) / len(parts) if first.dtype.is_floating_point else first
    torch.save(mean, out)


if __name__ == "__main__":
    main()
