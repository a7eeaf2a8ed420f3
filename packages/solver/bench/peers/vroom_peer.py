"""VROOM as a peer of the benchmark, through its Python binding, with two threads and its deepest exploration.

Usage: python vroom_peer.py PROBLEM.json SECONDS SEED (it takes no seed, and ends by itself once done).
Prints one JSON line {"routes": [[stop, ...], ...]}, stops counted from 1; no routes if a stop is left out.
"""

import json
import sys
from datetime import timedelta

import numpy
import vroom


def build(problem):
    """Returns the problem as VROOM's input; costs and durations are the same matrix."""
    size = problem["size"]
    matrix = numpy.array(problem["matrix"], dtype=numpy.uint32).reshape(size, size)
    given = vroom.Input()
    given.set_durations_matrix(profile="car", matrix_input=matrix)
    given.set_costs_matrix(profile="car", matrix_input=matrix)
    opens, closes = problem["windows"][0]
    costs = vroom.VehicleCosts(fixed=problem["vehicle_cost"])
    for i in range(problem["vehicles"]):
        given.add_vehicle(
            vroom.Vehicle(
                i + 1,
                start=0,
                end=0,
                capacity=[problem["capacity"]],
                time_window=vroom.TimeWindow(opens, closes),
                costs=costs,
            )
        )
    for i in range(1, size):
        given.add_job(
            vroom.Job(
                i,
                location=i,
                default_service=problem["service"][i],
                delivery=vroom.Amount([problem["demand"][i]]),
                time_windows=[vroom.TimeWindow(*problem["windows"][i])],
            )
        )
    return given


def main(path, seconds, _seed):
    with open(path, encoding="utf-8") as file:
        problem = json.load(file)
    limit = timedelta(seconds=float(seconds))
    answer = build(problem).solve(exploration_level=5, nb_threads=2, timeout=limit).to_dict()
    routes = []
    if not answer["unassigned"]:
        for route in answer["routes"]:
            routes.append([step["id"] for step in route["steps"] if step["type"] == "job"])
    print(json.dumps({"routes": routes}))


main(*sys.argv[1:])
